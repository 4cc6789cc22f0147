/** `Test.createStub`: an object of a class whose every instance method asks a StubProvider. Source: Apex Developer Guide, "Build a Mocking Framework with the Stub API". */
import { ApexException } from '../../runtime/exception.ts';
import { ApexDouble } from '../../runtime/double.ts';
import { ANY, substitute, VOID } from '../../runtime/runtime-types.ts';
import { castTo } from '../../runtime/type-of.ts';
import { SHOWN_AS } from '../../runtime/text.ts';
import type { RuntimeType, UserClass } from '../../runtime/types.ts';
import { listOfType, listOfTypes, typeToken } from '../../host/apex-values.ts';

interface StubProvider {
  handlemethodcall$6(
    stub: object,
    method: string,
    returnType: object | null,
    paramTypes: object,
    paramNames: object,
    args: object,
  ): unknown;
}

const providers = new WeakMap<object, StubProvider | null>();

/** Who answers for a stub, undefined for any other object. */
export function providerOf(object: object): object | null | undefined {
  return providers.get(object);
}

/** Gives a stub another provider: one that came back with the state of a job. */
export function setProvider(stub: object, provider: object | null): void {
  providers.set(stub, provider as StubProvider | null);
}

const stubs = new WeakMap<UserClass, new (provider: StubProvider | null) => object>();

export function createStub(type: RuntimeType, provider: object | null): object {
  const cls = type.user;
  if (cls === null)
    throw ApexException.of('System.TypeException', `Cannot create a stub of a system type: ${type.name}`);
  if (cls.$name.includes('.'))
    throw ApexException.of('System.TypeException', `Cannot create a stub of an inner class: ${type.name}`);
  if ((cls as UserClass & { readonly $hidden?: boolean }).$hidden === true)
    throw ApexException.of(
      'System.TypeException',
      `Cannot create a stub of a class with only private constructors: ${type.name}`,
    );
  let stub = stubs.get(cls);
  if (stub === undefined) stubs.set(cls, (stub = stubClass(cls)));
  return new stub(provider as StubProvider | null);
}

/** What a provider answered, as the method's type. Throws TypeException. */
function answer(value: unknown, type: RuntimeType): unknown {
  const cast = castTo(value, type);
  return cast instanceof ApexDouble && type.name === 'Double' ? cast.value : cast;
}

interface StubParam {
  readonly name: string;
  readonly type: RuntimeType;
}

function stubClass(cls: UserClass): new (provider: StubProvider | null) => object {
  const parent = cls as unknown as { readonly prototype: object };
  function Stub(this: object, provider: StubProvider | null): object {
    const instance = cls.$kind === 'interface' ? ({} as object) : new (cls as unknown as new () => object)();
    Object.setPrototypeOf(instance, Stub.prototype as object);
    providers.set(instance, provider);
    return instance;
  }
  const prototype = Object.create(parent.prototype) as Record<string, unknown>;
  prototype['constructor'] = cls;
  Object.assign(prototype, { [SHOWN_AS]: `${cls.$name}__sfdc_ApexStub` });
  const seen = new Set<string>();
  const asks = (name: string, returns: RuntimeType | null, params: readonly StubParam[]) =>
    function (this: object, ...args: unknown[]): unknown {
      const result = providers.get(this)!.handlemethodcall$6(
        this,
        name,
        typeToken(returns ?? VOID),
        listOfTypes(params.map((param) => param.type)),
        listOfType(
          'String',
          params.map((param) => param.name),
        ),
        listOfType('Object', args),
      );
      return returns === null ? undefined : answer(result, returns);
    };
  const visit = (at: UserClass): void => {
    for (const method of at.$methods) {
      if (method.static || method.visibility === 'private' || seen.has(method.js)) continue;
      seen.add(method.js);
      const alias = `${method.name.toLowerCase()}$${method.params.length}`;
      prototype[method.js] = prototype[alias] = asks(method.name, method.returns, method.params);
    }
    if (at.$superclass !== null) visit(at.$superclass);
    for (const implemented of at.$interfaces)
      if (implemented.user !== null) visit(implemented.user);
      else if (cls.$kind === 'interface') visitPlatform(implemented);
  };
  // An interface may extend one of the platform's: `Comparable`.
  const visitPlatform = ({ library, args }: RuntimeType): void => {
    for (const member of [...(library?.members().values() ?? [])].flat()) {
      const alias = `${member.name.toLowerCase()}$${member.params.length}`;
      if (member.kind !== 'method' || member.isStatic || alias in prototype) continue;
      const params = member.params.map(({ name, type }) => ({ name, type: substitute(type, library!, args) ?? ANY }));
      const returns = member.returnType.name === 'void' ? null : (substitute(member.returnType, library!, args) ?? ANY);
      prototype[alias] = asks(member.name, returns, params);
    }
  };
  visit(cls);
  Stub.prototype = prototype;
  return Stub as unknown as new (provider: StubProvider | null) => object;
}
