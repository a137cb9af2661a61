// A tab without sisters: an open channel to them would keep the tests from ending.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')
