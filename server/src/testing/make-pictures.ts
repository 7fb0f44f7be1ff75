import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

/** A picture of 64 by 48 as a phone writes it, blue on its left and red on its right, with the name of its maker. */
export const heic = Buffer.from(
  "AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAALwACAAEAAAAAAAAAAQAAAAAAAAAIAAMAAAAAAAACNAABAAAAAAAAAMQAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAaaXBtYQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAADmNkc2MAAwABAAIAAAD7bWRhdAAAACsoAa8ZgO9Jpb//t8wR5rXv8miD4kLGWn7T1/NAXdE9EH97j2c3wGGcq1ogAAAAAElJKgAIAAAABwASAQMAAQAAAAEAAAAaAQUAAQAAAGIAAAAbAQUAAQAAAGoAAAAoAQMAAQAAAAIAAAA7AQIABAAAAEFkYQATAgMAAQAAAAEAAABphwQAAQAAAHIAAAAAAAAAOGMAAOgDAAA4YwAA6AMAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAABAAAAAA6AEAAEAAAAwAAAAAAAAAA==",
  "base64",
);

export const aDrawing = (width = 64, height = 36) =>
  sharp({ create: { width, height, channels: 3, background: "#a04020" } });

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crcOf = (bytes: Buffer) => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crcOf(body))]);
};
const PNG_MAGIC = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const header = (width: number, height: number) =>
  pngChunk("IHDR", Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 0, 0, 0, 0])]));

/** A PNG whose head promises more than its body holds. */
export const pngOf = (width: number, height: number, body = deflateSync(Buffer.alloc(64))): Buffer =>
  Buffer.concat([PNG_MAGIC, header(width, height), pngChunk("IDAT", body), pngChunk("IEND", Buffer.alloc(0))]);

/** Small to send, and all of it there once it is unpacked. */
export const pngBomb = (side: number): Buffer =>
  pngOf(side, side, deflateSync(Buffer.alloc(side * (side + 1)), { level: 9 }));

/** A chunk put in before the pixels of a PNG. */
export const pngWith = (png: Buffer, chunk: Buffer): Buffer => {
  const afterHeader = PNG_MAGIC.length + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
};

export const gifOf = (width: number, height: number, frames = 1): Buffer => {
  const head = Buffer.from("GIF89a\0\0\0\0\xf0\0\0\0\0\0\xff\xff\xff", "latin1");
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from(",\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0", "latin1");
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(";")]);
};

/** A JPEG with the sides that its frame header names changed. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const at = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, at + 5);
  changed.writeUInt16BE(width, at + 7);
  return changed;
}

export const webpClaiming = (side: number): Buffer => {
  const bytes = Buffer.from("RIFF\x1e\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\0\0\0\0\0\0VP8 \0\0\0\0", "latin1");
  bytes.writeUIntLE(side - 1, 24, 3);
  bytes.writeUIntLE(side - 1, 27, 3);
  return bytes;
};

export const packedText = (megabytes: number) =>
  pngChunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(megabytes << 20))]));
export const packed = (text: string): Buffer => gzipSync(text);
