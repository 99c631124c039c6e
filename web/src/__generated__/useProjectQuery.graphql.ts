/**
 * @generated SignedSource<<ac0e8f00d36169794b652248407e12e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type useProjectQuery$variables = {
  token: string;
};
export type useProjectQuery$data = {
  readonly project: {
    readonly clientEmail: string;
    readonly imageUrl: string;
    readonly isAnswered: boolean;
    readonly officeEmail: string;
  } | null | undefined;
};
export type useProjectQuery = {
  response: useProjectQuery$data;
  variables: useProjectQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "imageUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "clientEmail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "officeEmail",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isAnswered",
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
    "name": "useProjectQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProjectQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "bf40d64c28831e117e64be1de9985d8f",
    "id": null,
    "metadata": {},
    "name": "useProjectQuery",
    "operationKind": "query",
    "text": "query useProjectQuery(\n  $token: String!\n) {\n  project(token: $token) {\n    imageUrl\n    clientEmail\n    officeEmail\n    isAnswered\n  }\n}\n"
  }
};
})();

(node as any).hash = "8d1d9dc5cef3ed2cb7b3193c8a64b633";

export default node;
