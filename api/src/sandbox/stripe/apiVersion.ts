/** The version whose shapes the sandbox answers with: that of the SDK. */
export const API_VERSION = '2026-10-28.endive';
