/**
 * @generated SignedSource<<204aff550d12c727f929f2b9536e6181>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentHostQuery$variables = Record<PropertyKey, never>;
export type ConsentHostQuery$data = {
  readonly settings: {
    readonly marketingPixelId: string | null | undefined;
    readonly marketingPixelUrl: string | null | undefined;
    readonly socialPixelId: string | null | undefined;
    readonly socialPixelUrl: string | null | undefined;
  };
};
export type ConsentHostQuery = {
  response: ConsentHostQuery$data;
  variables: ConsentHostQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Settings",
    "kind": "LinkedField",
    "name": "settings",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "socialPixelId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "socialPixelUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "marketingPixelId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "marketingPixelUrl",
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
    "name": "ConsentHostQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConsentHostQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "029ff097347d812c48e4915e4c686422",
    "id": null,
    "metadata": {},
    "name": "ConsentHostQuery",
    "operationKind": "query",
    "text": "query ConsentHostQuery {\n  settings {\n    socialPixelId\n    socialPixelUrl\n    marketingPixelId\n    marketingPixelUrl\n  }\n}\n"
  }
};
})();

(node as any).hash = "49594dedfe75b8bdb166a97f23cd8d38";

export default node;
