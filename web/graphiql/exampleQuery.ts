/** What the editor shows at first: the menu of the demo restaurant, as anybody may read it. */
export const exampleQuery = `# Public: no key is needed. Press Ctrl-Enter (or the triangle) to run it.
# The reference of every type and field is behind the book on the left.
query Menu($slug: String!) {
  storefront(slug: $slug) {
    name
    url
    acceptsOrders
    sections {
      name
      items {
        id
        name
        price
        isAvailable
      }
    }
  }
}
`;

export const exampleVariables = `{
  "slug": "olive-and-ember"
}
`;
