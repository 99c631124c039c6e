/**
 * @generated SignedSource<<9890e34ae820ed58a0a87a8720185d18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type KeepBoardOpenInput = {
  restaurantId: string;
};
export type useKeepBoardOpenMutation$variables = {
  input: KeepBoardOpenInput;
};
export type useKeepBoardOpenMutation$data = {
  readonly keepBoardOpen: {
    readonly payload: {
      readonly hasOpenedOrders: boolean;
    } | null | undefined;
  };
};
export type useKeepBoardOpenMutation = {
  response: useKeepBoardOpenMutation$data;
  variables: useKeepBoardOpenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasOpenedOrders",
      "storageKey": null
    }
  ],
  "type": "KeepBoardOpenPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useKeepBoardOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "keepBoardOpen",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "payload"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useKeepBoardOpenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "keepBoardOpen",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d45c3015f31a1d71bcf1380cdc4fef81",
    "id": null,
    "metadata": {},
    "name": "useKeepBoardOpenMutation",
    "operationKind": "mutation",
    "text": "mutation useKeepBoardOpenMutation(\n  $input: KeepBoardOpenInput!\n) {\n  keepBoardOpen(input: $input) {\n    __typename\n    ... on KeepBoardOpenPayload {\n      hasOpenedOrders\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "3ac28fa0fc85ab327141cad112873636";

export default node;
