const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like one e-mail address; spaces around it do not count. Whether it exists only a mail can tell. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
