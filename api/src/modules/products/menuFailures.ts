import type { ConflictFailure, NotFoundFailure } from '../../lib/failure.ts';

export const gone = (message: string): NotFoundFailure => ({ kind: 'notFound', message });

export const conflict = (message: string): ConflictFailure => ({ kind: 'conflict', message });
