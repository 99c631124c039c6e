/** Whether something can be ordered. */
export interface Availability {
  isAvailable: boolean;
  /** When it can be ordered again (ISO date); null: until its owner switches it back. It counts only while `isAvailable` is false. */
  soldOutUntil: string | null;
}

/** The same as a row or the schema has it. */
interface Stored {
  readonly isAvailable: boolean;
  readonly soldOutUntil?: string | Date | null | undefined;
}

/** Whether something can be ordered at a time: what is sold out until a time can be ordered from then on. */
export const isAvailableAt = ({ isAvailable, soldOutUntil }: Stored, at: Date): boolean =>
  isAvailable || (soldOutUntil != null && at.getTime() >= new Date(soldOutUntil).getTime());
