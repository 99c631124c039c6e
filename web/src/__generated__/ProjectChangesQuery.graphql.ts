/**
 * @generated SignedSource<<2875aa11237f0817f84bfcfe12ef3526>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type ProjectChangesQuery$variables = {
  token: string;
};
export type ProjectChangesQuery$data = {
  readonly project: {
    readonly clientEmail: string;
    readonly imageUrl: string;
    readonly isAnswered: boolean;
    readonly officeEmail: string;
  } | null | undefined;
};
export type ProjectChangesQuery = {
  response: ProjectChangesQuery$data;
  variables: ProjectChangesQuery$variables;
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
    "name": "ProjectChangesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProjectChangesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7d22048d03e9428191c31ef60782bbee",
    "id": null,
    "metadata": {},
    "name": "ProjectChangesQuery",
    "operationKind": "query",
    "text": "query ProjectChangesQuery(\n  $token: String!\n) {\n  project(token: $token) {\n    imageUrl\n    clientEmail\n    officeEmail\n    isAnswered\n  }\n}\n"
  }
};
})();

(node as any).hash = "dfabc8b0bc6e99e6b0b9bed4eed8eb70";

export default node;
