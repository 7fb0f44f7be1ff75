import { create } from "zustand";

type Request = { requestId?: string | undefined };

/** The open support request, if any. */
export const useSupportRequest = create<{ request: Request | undefined }>(() => ({ request: undefined }));

/** Opens the support dialog; works wherever the outlet of this feature is mounted. */
export const openSupport = (request: Request = {}) => useSupportRequest.setState({ request });
export const closeSupport = () => useSupportRequest.setState({ request: undefined });
