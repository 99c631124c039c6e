/** Query of the reports. The open ones are shown without it. */
export interface ReportsSearch {
  show?: 'settled' | undefined;
}

/** Keeps the known filter, else sets undefined, because the router keeps values that are not named. */
export const parseReportsSearch = ({ show }: Record<string, unknown>): ReportsSearch => ({
  show: show === 'settled' ? show : undefined,
});
