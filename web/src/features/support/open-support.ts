import { create } from "zustand";

type Request = { requestId?: string | undefined };

/** What support was asked for, or nothing. */
export const useSupportRequest = create<{ request: Request | undefined }>(() => ({ request: undefined }));

/** Opens the place where support is reached; works wherever the outlet of this feature is mounted. */
export const openSupport = (request: Request = {}) => useSupportRequest.setState({ request });
export const closeSupport = () => useSupportRequest.setState({ request: undefined });
