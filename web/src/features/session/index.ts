export { sessionApi, userQuery } from "./api.ts";
export { AuthFrame, Headline, Lead, LogInAndOutLinks, LogInLink, LogOutLink } from "./auth-frame.tsx";
export { Entering } from "./entering.tsx";
export { failureText } from "./failure.ts";
export { FormFailure } from "./form-failure.tsx";
export { Notice } from "./notice.tsx";
export { useEnter } from "./use-enter.ts";
export { useUser } from "./use-user.ts";
export { Waiting } from "./waiting.tsx";
