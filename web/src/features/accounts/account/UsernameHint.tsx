/** Tells password managers whose password a form is about; nobody else meets it. */
export function UsernameHint({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
