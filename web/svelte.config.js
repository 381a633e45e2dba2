// The compiler's settings: the newest way of writing components, and no other.
export default { compilerOptions: { runes: true } };
