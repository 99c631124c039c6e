/** Query of /demonstration/confirmation: the token of the mailed link, when it came through one. */
export interface ConfirmationSearch {
  token?: string;
}

/** Query of /demonstration/request-changes (spec §2): the two addresses, and the token of the mailed link. */
export interface ChangesSearch extends ConfirmationSearch {
  client?: string;
  office?: string;
}

/** Keeps the token. */
export const parseConfirmationSearch = ({ token }: Record<string, unknown>): ConfirmationSearch =>
  texts({ token });

/** Keeps the addresses and the token. */
export const parseChangesSearch = ({ client, office, token }: Record<string, unknown>): ChangesSearch =>
  texts({ client, office, token });

/** The texts among the values; all else is no value of ours. */
function texts<Key extends string>(values: Record<Key, unknown>): Partial<Record<Key, string>> {
  const kept: Partial<Record<Key, string>> = {};
  for (const key in values) {
    const value = values[key];
    if (typeof value === 'string' && value !== '') kept[key] = value;
  }
  return kept;
}
