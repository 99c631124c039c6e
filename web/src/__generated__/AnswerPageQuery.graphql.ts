/**
 * @generated SignedSource<<9e95e0c8a93644fb8b83bf22488e66df>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type AnswerPageQuery$variables = {
  token: string;
};
export type AnswerPageQuery$data = {
  readonly project: {
    readonly clientEmail: string;
    readonly imageUrl: string;
    readonly isAnswered: boolean;
    readonly officeEmail: string;
  } | null | undefined;
};
export type AnswerPageQuery = {
  response: AnswerPageQuery$data;
  variables: AnswerPageQuery$variables;
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
    "name": "AnswerPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AnswerPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "9390d3fe0fb25e570fe10b42596cfeab",
    "id": null,
    "metadata": {},
    "name": "AnswerPageQuery",
    "operationKind": "query",
    "text": "query AnswerPageQuery(\n  $token: String!\n) {\n  project(token: $token) {\n    imageUrl\n    clientEmail\n    officeEmail\n    isAnswered\n  }\n}\n"
  }
};
})();

(node as any).hash = "bf207611441e8f3c56c1943622aec9ae";

export default node;
