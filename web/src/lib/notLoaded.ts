/** Said where a press asks for a part whose code could not be loaded. */
export const NOT_LOADED = 'This could not be opened. Please check your connection and try again.';
