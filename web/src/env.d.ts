interface ImportMetaEnv {
  readonly VITE_VERSION: string;
  /** Where errors are reported; nowhere when absent. */
  readonly VITE_MONITORING_URL?: string;
}
