import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { Link as RouterLink, useRouter } from "@tanstack/react-router";
import { type ComponentProps, useCallback } from "react";

/** Splits an address of `paths` for the router. */
export function partsOf(href: string) {
  const { pathname, search, hash } = new URL(href, "http://studio");
  return { to: pathname, search: parseQueryString(search), ...(hash && { hash: hash.slice(1) }) };
}

type LinkProps = Omit<ComponentProps<"a">, "href" | "target" | "onError"> & { href: string; replace?: boolean };

export function Link({ href, ...rest }: LinkProps) {
  return <RouterLink {...partsOf(href)} preload="intent" {...rest} />;
}

/** Navigates to an address of `paths`. */
export function useGo() {
  const router = useRouter();
  return useCallback(
    (href: string, { replace = false } = {}) => router.navigate({ ...partsOf(href), replace }),
    [router],
  );
}
