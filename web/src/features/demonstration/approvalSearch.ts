/** Query of /demonstration/request-changes (spec §2): the two addresses, and the token of the mailed link. */
export interface ChangesSearch {
  client?: string | undefined;
  office?: string | undefined;
  token?: string | undefined;
}

/** Of /demonstration/confirmation: keeps a valid token, else sets undefined, because the router keeps values that are not named. */
export const parseConfirmationSearch = ({
  token,
}: Record<string, unknown>): Pick<ChangesSearch, 'token'> => ({
  token: textOf(token),
});

/** Keeps the addresses and the token, the same way. */
export const parseChangesSearch = ({ client, office, token }: Record<string, unknown>): ChangesSearch => ({
  client: textOf(client),
  office: textOf(office),
  token: textOf(token),
});

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
