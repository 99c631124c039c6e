/**
 * @generated SignedSource<<97dc8eaefd1896af63496181f2533e48>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DemoLinkQuery$variables = Record<PropertyKey, never>;
export type DemoLinkQuery$data = {
  readonly storefront: {
    readonly url: string;
  } | null | undefined;
};
export type DemoLinkQuery = {
  response: DemoLinkQuery$data;
  variables: DemoLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "slug",
        "value": "olive-and-ember"
      }
    ],
    "concreteType": "Storefront",
    "kind": "LinkedField",
    "name": "storefront",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": "storefront(slug:\"olive-and-ember\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DemoLinkQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DemoLinkQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "5e3539ebc9ec0ddaa5899bc6932e4362",
    "id": null,
    "metadata": {},
    "name": "DemoLinkQuery",
    "operationKind": "query",
    "text": "query DemoLinkQuery {\n  storefront(slug: \"olive-and-ember\") {\n    url\n  }\n}\n"
  }
};
})();

(node as any).hash = "6de7e243d3de0e3ce124c10d37872bce";

export default node;
