export const PRODUCT = "Cold Open";
const COMPANY = "Cold Open Studio, Inc.";

export const copyright = (now: Date): string => `© ${now.getFullYear()} ${COMPANY}`;
export const VERSION: string = import.meta.env.VITE_VERSION;
