export const pictures = {
  zoom: {
    previous: "Previous",
    next: "Next",
    size: "Size",
    out: "Zoom out",
    in: "Zoom in",
    percent: "{{percent}}%",
    fit: "Fit",
    full: "100%",
    loading: "Loading",
    download: "Download",
  },
} as const;
