/** A class, as the key under which its instance is found. */
export type Token<T> = abstract new (...args: never[]) => T;

/** Finds the instance of a class that this request, event or job uses. Throws when no module provides the class. */
export type Get = <T>(token: Token<T>) => T;
