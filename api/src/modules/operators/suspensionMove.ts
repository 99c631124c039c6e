import type { RecordSuspension } from '../restaurants/suspension.service.ts';
import { recordMove } from './operatorMove.repository.ts';

/** Writes a suspension or its end into the operators' log. `operator`: the address of the operator; null for a command. */
export const recordSuspensionBy =
  (operator: string | null): RecordSuspension =>
  (em, { kind, restaurantId, slug, reason }) =>
    recordMove(em, {
      operator,
      kind: kind === 'suspended' ? 'SITE_SUSPENDED' : 'SITE_RESTORED',
      restaurantId,
      subject: slug,
      reason,
    });
