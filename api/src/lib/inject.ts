/** A class as the key of its instance. */
export type Token<T> = abstract new (...args: never[]) => T;

/** Returns the instance of a class for this request, event or job. Throws when no module provides the class. */
export type Get = <T>(token: Token<T>) => T;
