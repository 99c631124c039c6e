/**
 * @generated SignedSource<<e0c035ac1cd080385b0bb90f913ade17>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type WatchBarEndMutation$variables = Record<PropertyKey, never>;
export type WatchBarEndMutation$data = {
  readonly logout: {
    readonly ok: boolean;
  };
};
export type WatchBarEndMutation = {
  response: WatchBarEndMutation$data;
  variables: WatchBarEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ok",
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
    "name": "WatchBarEndMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WatchBarEndMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "013babcb561da78ab580203013f8242c",
    "id": null,
    "metadata": {},
    "name": "WatchBarEndMutation",
    "operationKind": "mutation",
    "text": "mutation WatchBarEndMutation {\n  logout {\n    ok\n  }\n}\n"
  }
};
})();

(node as any).hash = "4a8f79e02684ef35b37d1c22c13fd51e";

export default node;
