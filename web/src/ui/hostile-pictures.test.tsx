import { hostileAddresses } from "@coldopen/contract/pictures/factory";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { localPicture, pictureSource } from "../lib/picture-source.ts";
import { Avatar } from "./avatar.tsx";
import { Image } from "./image.tsx";
import { Picture } from "./picture.tsx";
import { Thumbnail } from "./thumbnail.tsx";

const cases = hostileAddresses.map((address) => [address]);
const requested = (container: HTMLElement) => [...container.querySelectorAll("[src], [srcset]")];

it.each(cases)("%j is no source of a picture", (address) => {
  expect([pictureSource(address), localPicture(address)]).toEqual([undefined, undefined]);
});

it.each(cases)("%j is shown as not available and never requested", (address) => {
  const { container } = render(
    <>
      <Picture src={address} srcSet={`${address} 320w`} sizes="320px" alt="A picture" />
      <Thumbnail src={address} srcSet={`${address} 320w`} sizes="320px" />
      <Avatar name="Tess" src={address} />
      <Image src={address} srcSet={`${address} 320w`} sizes="320px" alt="" />
    </>,
  );
  expect(requested(container)).toEqual([]);
  expect(screen.getAllByRole("img", { name: "Image not available" })).toHaveLength(2);
  expect(screen.getByRole("img", { name: "Tess" })).toHaveTextContent("T");
});

it("a page's own file and bytes inside an answer are local pictures", () => {
  const own = `blob:${location.origin}/1`;
  expect([pictureSource(own), localPicture(own)]).toEqual([own, own]);
  const inline = "data:image/webp;base64,UklGRg==";
  expect([pictureSource(inline), localPicture(inline)]).toEqual([undefined, inline]);
});
