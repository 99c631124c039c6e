/** Where Google sends the browser back to; it must be among the redirect addresses of the client at Google. */
export const googleCallbackUrl = (publicUrl: string): string => `${publicUrl}/api/v1/users/google/callback`;
