/**
 * @generated SignedSource<<5769a1394f659dc5aa29ea67e6aae4f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutState = "ACTIVATING" | "ACTIVE" | "EXPIRED" | "OPEN" | "%future added value";
export type useCheckoutOutcomeQuery$variables = {
  sessionId: string;
};
export type useCheckoutOutcomeQuery$data = {
  readonly checkout: {
    readonly planName: string;
    readonly restaurantName: string | null | undefined;
    readonly state: CheckoutState;
  } | null | undefined;
};
export type useCheckoutOutcomeQuery = {
  response: useCheckoutOutcomeQuery$data;
  variables: useCheckoutOutcomeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sessionId",
        "variableName": "sessionId"
      }
    ],
    "concreteType": "Checkout",
    "kind": "LinkedField",
    "name": "checkout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "planName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "restaurantName",
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useCheckoutOutcomeQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCheckoutOutcomeQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e231a480548bab453d6abb46326168f1",
    "id": null,
    "metadata": {},
    "name": "useCheckoutOutcomeQuery",
    "operationKind": "query",
    "text": "query useCheckoutOutcomeQuery(\n  $sessionId: String!\n) {\n  checkout(sessionId: $sessionId) {\n    state\n    planName\n    restaurantName\n  }\n}\n"
  }
};
})();

(node as any).hash = "b38014d1ea1621780e9084f629680185";

export default node;
