declare module "tesseract-wasm" {
  type Rect = { left: number; top: number; right: number; bottom: number };
  type TextItem = { text: string; confidence: number; rect: Rect };
  export type OCREngine = {
    loadModel(model: Uint8Array): void;
    loadImage(image: { width: number; height: number; data: Uint8ClampedArray }): void;
    setVariable(name: string, value: string): void;
    getTextBoxes(unit: "word"): TextItem[];
    clearImage(): void;
  };
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}
