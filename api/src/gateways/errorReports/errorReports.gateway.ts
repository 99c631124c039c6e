/** An error that nobody foresaw. */
export interface ReportedError {
  error: Error;
  where: 'server' | 'browser';
  /** The id of the request, which the person was shown; our log has it too. */
  reference: string;
  /** The route of the page on which a browser's error happened, without values: `/editor/$id`. */
  page?: string;
}

/** Sends unexpected errors to a service that groups them and informs us. Never blocks and never throws. */
export interface ErrorReports {
  report(error: ReportedError): void;
  /** Resolves when the waiting reports are sent, or could not be. */
  close(): Promise<void>;
}
