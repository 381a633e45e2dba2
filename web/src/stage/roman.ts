// The numbers of the rounds, as they are painted on the boards.

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI"];

export const roman = (number: number): string => ROMAN[number] ?? String(number);
