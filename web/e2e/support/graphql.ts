/** Calls the API at `origin` without a browser, with the session `token`; returns `data`. Throws on errors. */
export async function graphql<Data>(
  origin: string,
  query: string,
  variables: Record<string, unknown>,
  token?: string,
): Promise<Data> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Data; errors?: { message: string }[] };
  if (!data || errors) throw new Error(errors?.map(({ message }) => message).join() ?? 'No data.');
  return data;
}
