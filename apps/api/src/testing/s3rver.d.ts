/** The fake S3 comes without types; these are of the little that is used of it. */
declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    resetOnClose: boolean;
    allowMismatchedSignatures?: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }

  class S3rver {
    constructor(options: Options);
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
    readonly middleware: ((ctx: S3rver.Context, next: () => Promise<void>) => Promise<void>)[];
  }

  namespace S3rver {
    interface Context {
      readonly path: string;
      readonly state: { vhost?: boolean };
      mountPath: string;
    }
  }

  export = S3rver;
}
