import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { cacheImage } from "../lib/image-cache.ts";
import { pictureSource } from "../lib/picture-source.ts";

type ImageProps = Omit<ComponentProps<"img">, "ref"> & { src: string; alt: string };

const sourcesLast = ["srcset", "src"] as const;

/** Loads only while it is in the DOM: in a long list, thousands of images that were scrolled past would still be loaded. */
export function Image({ src, srcSet, sizes, alt, ...props }: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const safe = pictureSource(src);
    const sources = safe
      ? { sizes, srcset: srcSet, src: safe }
      : { sizes: undefined, srcset: undefined, src: undefined };
    for (const [name, value] of Object.entries(sources))
      if (value === undefined) image.current?.removeAttribute(name);
      else image.current?.setAttribute(name, value);
  }, [src, srcSet, sizes]);
  useLayoutEffect(() => {
    const left = image.current;
    return () => {
      if (left) cacheImage(left);
      for (const name of sourcesLast) left?.removeAttribute(name);
    };
  }, []);
  return <img ref={image} alt={alt} loading="lazy" decoding="async" {...props} />;
}
