/** What the editor shows at first: the menu of the demo restaurant, as anybody may read it. */
export const exampleQuery = `# Public: no key is needed.
# Run it with Ctrl-Enter or the triangle.
# The book on the left explains every field.
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
