/** Why an upload went wrong: `message` for the snackbar (spec §8), `detail` what can be done about it, if the server says. */
export class UploadFailure extends Error {
  readonly detail: string | null;

  constructor(message: string, detail: string | null = null) {
    super(message);
    this.name = 'UploadFailure';
    this.detail = detail;
  }
}
