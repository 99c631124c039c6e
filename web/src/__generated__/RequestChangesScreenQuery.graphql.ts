/**
 * @generated SignedSource<<2b1131b5c6ccf1ddf7ef618648cecf6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type RequestChangesScreenQuery$variables = Record<PropertyKey, never>;
export type RequestChangesScreenQuery$data = {
  readonly settings: {
    readonly takesProjectAnswersByAddress: boolean;
  };
};
export type RequestChangesScreenQuery = {
  response: RequestChangesScreenQuery$data;
  variables: RequestChangesScreenQuery$variables;
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
        "name": "takesProjectAnswersByAddress",
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
    "name": "RequestChangesScreenQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RequestChangesScreenQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "0eeff0c2d5109de1c72247442b8fa4ae",
    "id": null,
    "metadata": {},
    "name": "RequestChangesScreenQuery",
    "operationKind": "query",
    "text": "query RequestChangesScreenQuery {\n  settings {\n    takesProjectAnswersByAddress\n  }\n}\n"
  }
};
})();

(node as any).hash = "7599c9621de395ff57f7d277ef8450cd";

export default node;
