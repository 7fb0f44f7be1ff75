import { pictureUrl } from "./rules.ts";
import type { StoredPicture } from "./schema.ts";

export const aPicture = (parts: Partial<StoredPicture> = {}): StoredPicture => {
  const id = parts.id ?? "0f0e0d0c-0b0a-4908-8706-050403020100";
  return { id, url: pictureUrl(id), width: 1280, height: 720, ...parts };
};

/** Addresses that must never be requested as a picture. */
export const hostileAddresses: readonly string[] = [
  "/api/auth0/logout-redirect/",
  "/api/auth0/logout-redirect/?returnTo=/home",
  "/api/pictures/../auth0/logout-redirect/",
  "/api/pictures/%2e%2e/auth0/logout-redirect/",
  "/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100/../../auth0/logout-redirect/",
  "/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100?size=small&then=/api/auth0/logout-redirect/",
  "/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100\n",
  "\t/api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100",
  "/api/idea/thumbs/fieldday001.webp/../../../auth0/logout-redirect/",
  "/api/users/0f0e0d0c-0b0a-4908-8706-050403020100/picture/../../../auth0/logout-redirect/",
  "/api/users/profile",
  "api/pictures/0f0e0d0c-0b0a-4908-8706-050403020100",
  "//evil.example/a.png",
  "\\\\evil.example\\a.png",
  "/\\evil.example/a.png",
  "https://evil.example/a.png",
  "http://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://i.ytimg.com.evil.example/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://i.ytimg.com@evil.example/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://evil.example#https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://i.ytimg.com:8443/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://i.ytimg.com\\.evil.example/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://xi.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://iXytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://i.ytimg.com/vi/dQw4w9WgXcQ/../../redirect",
  "https://yt3.ggpht.com.evil.example/a.jpg",
  "https://yt3Xggpht.com/a.jpg",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
  "blob:https://evil.example/0f0e0d0c-0b0a-4908-8706-050403020100",
  "file:///etc/passwd",
  "ftp://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
  "https://",
  "not an address",
];
