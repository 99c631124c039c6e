const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];
const DUE: readonly string[] = ['past_due', 'unpaid'];

/** Whether nothing more comes of a subscription with this status of the provider's. */
export const isEnded = (status: string): boolean => ENDED.includes(status);

/** Whether it stands: begun and not ended. A status that we do not know counts, so that nobody pays twice. */
export const isLive = (status: string): boolean => !isEnded(status) && status !== 'incomplete';

/** Whether a payment failed. */
export const isDue = (status: string): boolean => DUE.includes(status);
