export { ProjectCard } from "./card.tsx";
export { editedAge, indexBadge, mayDelete, statusTone, titleOf } from "./card-rules.ts";
export { dueLabel } from "./due-label.ts";
export { ProjectDue, ProjectIndex, ProjectStatusBadge, ProjectTags } from "./facts.tsx";
export { ProjectPicture } from "./picture.tsx";
