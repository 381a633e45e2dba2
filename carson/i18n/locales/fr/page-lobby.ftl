# The lobby of a table, and what can be done with its seats.

## The lobby

web-lobby = En attente de joueurs
web-table-link = Le lien de cette table
web-copy-link = Copier le lien
web-copied = Copié
web-free-seat = Libre
web-sit-down = S’asseoir
web-a-bot = Robot

## The invitation

web-invites = { $name } vous invite
web-invited = On vous invite
web-table-ready = Votre table est prête
    .about = Envoyez le lien à vos amis. La partie commence quand toutes les places sont prises.
web-you-are-seated = Vous avez une place. La partie commence quand toutes les places sont prises.
web-your-colour = Votre couleur
web-seat-number = Place { $number }
web-seat-is-taken = prise
web-watch = Regarder
web-new-here = Vous débutez ? Apprenez d’abord le jeu
    .about = Revenez ensuite par le même lien.
web-at-the-table = À la table
    .begins = début à table complète
web-is-host = hôte
web-is-you = vous
web-seat-waits = en attente
web-what-we-play = Ce qu’on joue
web-bring-a-friend = Inviter quelqu’un
web-share-link = Partager le lien
web-qr-code = Code QR du lien

## Seats

web-bot-plays-for-you = Un robot joue pour vous.
web-come-back = { $name } reprend la main
web-hand-to-bot = Confier { $name } à un robot
web-sit-down-for = Prendre la place de { $name }
web-leave = Quitter la table
web-kick = Demander à { $name } de partir
web-seat-link = Lien pour { $name }
web-seat-link-secret = Quiconque a ce lien peut jouer à cette place. Gardez-le secret.

## Another device, and watching

web-other-device = Jouer sur un autre appareil
    .about = Scannez le code avec l’autre appareil ou envoyez-vous le lien. Il vous demandera avant de prendre la place ; ensuite, les deux appareils la jouent.
web-seat-offer = S’asseoir ici ?
    .about = C’est la même place sur les deux appareils. Si le lien était pour quelqu’un d’autre, refusez : vous ne ferez que regarder.
web-you-watch = Vous regardez la partie.
web-ask-for-seat = Demander une place
    .device = Vous jouez déjà ici sur un autre appareil ? Demandez votre propre place et acceptez là-bas ; ou ouvrez-y le menu et choisissez « Jouer sur un autre appareil ».
    .watch = Ou restez pour regarder : vous voyez tout ce qui est public.
web-ask-to-share = Partager la place de { $name }
    .who = { $name } doit être d’accord
web-ask-to-play = Jouer à la place de { $name }
    .who = un robot ; tous les joueurs doivent être d’accord
web-asked-for-seat = Vous avez demandé la place de { $name }. Les joueurs le voient maintenant.
web-ask-no-more = Ne plus demander
web-give-seat = Accepter
