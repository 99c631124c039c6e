/**
 * @generated SignedSource<<6eb1225403d1ca963e9981b4a0fd1823>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type UnverifiedBannerQuery$variables = Record<PropertyKey, never>;
export type UnverifiedBannerQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly emailVerified: boolean;
    readonly id: string;
  } | null | undefined;
};
export type UnverifiedBannerQuery = {
  response: UnverifiedBannerQuery$data;
  variables: UnverifiedBannerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "email",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "emailVerified",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "UnverifiedBannerQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "UnverifiedBannerQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "62a240c5239acca3325f780f484452e7",
    "id": null,
    "metadata": {},
    "name": "UnverifiedBannerQuery",
    "operationKind": "query",
    "text": "query UnverifiedBannerQuery {\n  viewer {\n    id\n    email\n    emailVerified\n  }\n}\n"
  }
};
})();

(node as any).hash = "f5c90688a16af6a884f09fb4959b3fd4";

export default node;
