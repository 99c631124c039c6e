import { v5, v7 } from 'uuid';

/** A new time-ordered UUID (version 7). */
export const newId = (): string => v7();

const NAMESPACE = '0f5f7d1c-7a0e-4b3e-9d55-6c1e2b8a4f93';

/** The UUID (version 5) that follows from these texts: with it as primary key, the same thing is inserted once. */
export const idFrom = (...texts: string[]): string => v5(JSON.stringify(texts), NAMESPACE);

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export const isUuid = (value: string): boolean => UUID.test(value);
