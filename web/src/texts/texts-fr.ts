// The texts of one language, together in one file for the browser.
export default import.meta.glob<string>(
  "../../../carson/i18n/locales/fr/{names,about,options,page-*}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
