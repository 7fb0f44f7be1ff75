import type { ReactNode } from "react";
import { create } from "zustand";

export type Banner = {
  id: number;
  /** Only the first banner with a key is shown. */
  key?: string;
  description: string;
  variant: "success" | "danger";
  icon?: ReactNode;
  action?: { text: string; altText: string; onSelect: () => void };
  onDismiss?: () => void;
};

export type BannerEvent = { kind: "show"; banner: Banner } | { kind: "dismiss"; id: number };

export const reduceBanners = (queue: readonly Banner[], event: BannerEvent): readonly Banner[] =>
  event.kind === "show" ? [...queue, event.banner] : queue.filter((banner) => banner.id !== event.id);

const useQueue = create<{ queue: readonly Banner[] }>(() => ({ queue: [] }));
const dispatch = (event: BannerEvent) => useQueue.setState(({ queue }) => ({ queue: reduceBanners(queue, event) }));
let lastId = 0;

/** A queue without expiry: the oldest banner shows until it is dismissed. */
export const banners = {
  show(banner: Omit<Banner, "id">) {
    if (banner.key !== undefined && useQueue.getState().queue.some(({ key }) => key === banner.key)) return;
    lastId += 1;
    dispatch({ kind: "show", banner: { id: lastId, ...banner } });
  },
  dismiss(id: number) {
    const banner = useQueue.getState().queue.find((one) => one.id === id);
    dispatch({ kind: "dismiss", id });
    banner?.onDismiss?.();
  },
};

export const useOldestBanner = (): Banner | undefined => useQueue(({ queue }) => queue[0]);
