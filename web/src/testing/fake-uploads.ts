import { vi } from "vitest";

type Progress = { loaded: number; total: number };

/** Uploads use XMLHttpRequest: this sends them to the same fake server, with progress at half of the way. */
export function answerUploads(fetch: (address: string, init: RequestInit) => Promise<Response>): void {
  class FakeUpload {
    upload: { onprogress?: (progress: Progress) => void } = {};
    withCredentials = false;
    status = 0;
    statusText = "";
    responseText = "";
    onload = () => {};
    onerror = () => {};
    onabort = () => {};
    #target = { method: "", address: "" };
    #isAborted = false;
    open(method: string, address: string) {
      this.#target = { method, address };
    }
    abort() {
      this.#isAborted = true;
      this.onabort();
    }
    async send(file: Blob) {
      this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
      const { method, address } = this.#target;
      const answer = await fetch(address, { method, headers: { "content-type": file.type } }).catch(() => undefined);
      if (this.#isAborted) return;
      if (!answer) return this.onerror();
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload();
    }
  }
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
}
