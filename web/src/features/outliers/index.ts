export { OutlierCard } from "./card/card.tsx";
