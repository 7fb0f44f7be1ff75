export { OutlierCard } from "./card.tsx";
