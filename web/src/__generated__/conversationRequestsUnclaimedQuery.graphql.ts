/**
 * @generated SignedSource<<39ba69dc76b45edfdec67034cdcfa964>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type conversationRequestsUnclaimedQuery$variables = {
  claimToken: string;
};
export type conversationRequestsUnclaimedQuery$data = {
  readonly unclaimedSite: {
    readonly previewUrl: string;
    readonly slug: string;
  } | null | undefined;
};
export type conversationRequestsUnclaimedQuery = {
  response: conversationRequestsUnclaimedQuery$data;
  variables: conversationRequestsUnclaimedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "claimToken"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "claimToken",
        "variableName": "claimToken"
      }
    ],
    "concreteType": "UnclaimedSite",
    "kind": "LinkedField",
    "name": "unclaimedSite",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "slug",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previewUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "conversationRequestsUnclaimedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "conversationRequestsUnclaimedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4a53b67abe1d550a47312893ab45bded",
    "id": null,
    "metadata": {},
    "name": "conversationRequestsUnclaimedQuery",
    "operationKind": "query",
    "text": "query conversationRequestsUnclaimedQuery(\n  $claimToken: String!\n) {\n  unclaimedSite(claimToken: $claimToken) {\n    slug\n    previewUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "8320c2d2924fd5734069a81e26d3b424";

export default node;
